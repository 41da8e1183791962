import { expect, it } from 'vitest';
import { PasswordsBusyError } from '../../customers/passwords.ts';
import { whileNotBusy } from './customer-payload.ts';

it('says THROTTLED when no more passwords can be checked', async () => {
  const busy = whileNotBusy('recover', () => Promise.reject(new PasswordsBusyError('busy')));
  await expect(busy).rejects.toMatchObject({ extensions: { code: 'THROTTLED' } });
});

it('leaves answers and other failures as they are', async () => {
  expect(await whileNotBusy('login', async () => 'done')).toBe('done');
  const other = new Error('the database is away');
  await expect(whileNotBusy('login', () => Promise.reject(other))).rejects.toBe(other);
});

// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import { Layout } from '#tests/support/draw.tsx';
import { drawAlertForm } from '../sold-out.tsx';
import { BuyBox } from './buy-box.tsx';

vi.mock('../ask-alert.ts', () => Promise.reject(new Error('the script did not arrive')));

it('sends a wish as a plain form where its script does not arrive', async () => {
  const alertForm = drawAlertForm('gid://shopify/Product/7', '/stock-alerts/', 'en');
  const soldOut = { variants: [], card: {}, variant: null, sameModel: [], tools: null, alertForm };
  render(<BuyBox {...(soldOut as unknown as ComponentProps<typeof BuyBox>)} />, { wrapper: Layout });
  const [form] = document.forms;
  if (!form) throw new Error('no form');
  form.submit = vi.fn();
  fireEvent.submit(form);
  await vi.waitFor(() => expect(form.submit).toHaveBeenCalledOnce());
});

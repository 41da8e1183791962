import { expect, it } from 'vitest';
import { LABEL_COURIERS, type LabelCourier, type LabelParcel, toLabelTable } from './label-columns.ts';

const parcel: LabelParcel = {
  order: 1001,
  email: 'maria@example.gr',
  address: {
    firstName: 'Μαρία',
    lastName: 'Παπά',
    address1: 'Ερμού 1',
    address2: '2ος όροφος',
    postcode: '54624',
    city: 'Θεσσαλονίκη',
    phone: '+306940000000',
  },
  codCents: 26_990,
  kilograms: 2.1,
  notes: '',
};

function rowOf(courier: LabelCourier, more: Partial<LabelParcel> = {}): Record<string, string> {
  const [names = [], values = []] = toLabelTable(courier, [{ ...parcel, ...more }]);
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']));
}

it('names the columns as each courier does', () => {
  expect(rowOf('acs')).toMatchObject({ Recipient_Address: 'Ερμού 1, 2ος όροφος', Cod_Ammount: '269.90', Weight: '3' });
  expect(rowOf('elta')).toMatchObject({ pel_paral_tk: '54624', pel_paral_thl_1: '6940000000', pel_ant_poso: '269.90' });
  expect(rowOf('boxnow')).toMatchObject({ customer_phone_number: '+306940000000', payment_mode: 'cod' });
  expect(rowOf('speedex')).toMatchObject({
    Order: '1001',
    RCV_Zip_Code: '54624',
    Items: '1',
    Pod_Amount_Cash: '269.90',
  });
  expect(rowOf('geniki')).toMatchObject({ OrderId: '1001', Name: 'Μαρία Παπά', CodAmount: '269.90' });
});

it.each(LABEL_COURIERS)('collects nothing at the door for %s where the money has come', (courier) => {
  expect(Object.values(rowOf(courier, { codCents: 0 })).join(' ')).not.toMatch(/cod|\d\.\d\d/);
});

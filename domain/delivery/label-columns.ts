/** Parcels as the import of a courier's portal takes them: a row each, under the column names of the courier's own interface. */
import { type DeliveryAddress, formatPhone } from './postal-address.ts';

export interface LabelParcel {
  order: number;
  email: string;
  address: DeliveryAddress;
  /** What the courier collects at the door; 0 for nothing. */
  codCents: number;
  kilograms: number;
  notes: string;
}

/** As they write themselves. */
export const COURIER_NAMES = {
  acs: 'ACS',
  elta: 'ELTA Courier',
  boxnow: 'BOX NOW',
  geniki: 'Γενική Ταχυδρομική',
  speedex: 'Speedex',
} as const;

export type LabelCourier = keyof typeof COURIER_NAMES;
export const LABEL_COURIERS = Object.keys(COURIER_NAMES) as readonly LabelCourier[];

type Column = readonly [name: string, of: (parcel: LabelParcel) => string];

const name = ({ address }: LabelParcel) => `${address.firstName} ${address.lastName}`.trim();
const company = ({ address }: LabelParcel) => address.company ?? '';
const street = ({ address }: LabelParcel) => [address.address1, address.address2].filter(Boolean).join(', ');
const city = ({ address }: LabelParcel) => address.city;
const postcode = ({ address }: LabelParcel) => address.postcode;
/** Ten digits, as Greek couriers write it; a number of another country with its code. */
const phone = ({ address }: LabelParcel) => formatPhone(address.phone).replaceAll(' ', '');
const email = (parcel: LabelParcel) => parcel.email;
const order = (parcel: LabelParcel) => String(parcel.order);
const weight = (parcel: LabelParcel) => String(Math.max(1, Math.ceil(parcel.kilograms)));
const notes = (parcel: LabelParcel) => parcel.notes;
const one = () => '1';
/** Empty where nothing is collected. */
const cod = ({ codCents }: LabelParcel) => (codCents > 0 ? (codCents / 100).toFixed(2) : '');

const COLUMNS: Readonly<Record<LabelCourier, readonly Column[]>> = {
  acs: [
    ['Reference_Key1', order],
    ['Recipient_Name', name],
    ['Recipient_Company_Name', company],
    ['Recipient_Address', street],
    ['Recipient_Region', city],
    ['Recipient_Zipcode', postcode],
    ['Recipient_Phone', phone],
    ['Recipient_Email', email],
    ['Recipient_Country', () => 'GR'],
    ['Item_Quantity', one],
    ['Weight', weight],
    ['Cod_Ammount', cod],
    ['Delivery_Notes', notes],
  ],
  elta: [
    ['pel_ref_no', order],
    ['pel_paral_name', name],
    ['pel_paral_address', street],
    ['pel_paral_area', city],
    ['pel_paral_tk', postcode],
    ['pel_paral_thl_1', phone],
    ['pel_temaxia', one],
    ['pel_baros', weight],
    ['pel_ant_poso', cod],
    ['pel_paral_sxolia', notes],
  ],
  boxnow: [
    ['order_number', order],
    ['customer_full_name', name],
    ['customer_phone_number', ({ address }) => address.phone.split(';')[0] ?? ''],
    ['customer_email', email],
    // Empty where the courier takes one near the address.
    ['destination_location_id', ({ address }) => address.locker?.id ?? ''],
    ['destination_postcode', postcode],
    ['destination_city', city],
    ['weight', weight],
    ['payment_mode', ({ codCents }) => (codCents > 0 ? 'cod' : 'prepaid')],
    ['amount_to_be_collected', cod],
  ],
  geniki: [
    ['OrderId', order],
    ['Name', name],
    ['Address', street],
    ['City', city],
    ['Zip', postcode],
    ['Telephone', phone],
    ['Pieces', one],
    ['Weight', weight],
    ['CodAmount', cod],
    ['Comments', notes],
  ],
  speedex: [
    ['Order', order],
    ['RCV_Name', name],
    ['RCV_Addr1', street],
    ['RCV_City', city],
    ['RCV_Zip_Code', postcode],
    ['RCV_Tel1', phone],
    ['Items', one],
    ['Voucher_Weight', weight],
    ['Pod_Amount_Cash', cod],
    ['Paratiriseis_2853_1', notes],
  ],
};

/** The column names, then a row for each parcel. */
export function toLabelTable(courier: LabelCourier, parcels: readonly LabelParcel[]): string[][] {
  const columns = COLUMNS[courier];
  return [columns.map(([title]) => title), ...parcels.map((parcel) => columns.map(([, of]) => of(parcel)))];
}

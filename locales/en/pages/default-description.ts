import { shop } from '#shop.config';

const { months, batteryMonths } = shop.warranty;

export const defaultDescription = {
  body: `Refurbished in Greece, tested and cleaned. ${months}-month warranty`,
  battery: `, ${batteryMonths} for the battery`,
};

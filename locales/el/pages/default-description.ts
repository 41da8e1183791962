import { shop } from '#shop.config';

const { months, batteryMonths } = shop.warranty;

export const defaultDescription = {
  body: `Ανακατασκευή στην Ελλάδα, με έλεγχο και καθαρισμό. Εγγύηση ${months} μηνών`,
  battery: `, ${batteryMonths} για την μπαταρία`,
};

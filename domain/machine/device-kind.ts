export type DeviceKind = 'laptop' | 'tablet' | 'other';

/** The shop's own word for the kind of thing; a shop that does not use the field sells laptops. */
export function isLaptopType(productType: string): boolean {
  return /^$|laptop|notebook|φορητ/i.test(productType.trim());
}

/** Whether the shop grades such a thing by its looks: a device, and no charger, cable or bag, which are sold new. */
export function isGradedType(productType: string): boolean {
  const isDesk = /monitor|screen|dock|desktop|workstation|mini|all.in.one|οθόν|βάση|σταθερ|επιτραπ/i.test(productType);
  return isDesk || toDeviceKind(productType) !== 'other';
}

/** The kind of a device, from the shop's own word for it. */
export function toDeviceKind(productType: string): DeviceKind {
  if (isLaptopType(productType)) return 'laptop';
  return /tablet|ταμπλ/i.test(productType) ? 'tablet' : 'other';
}

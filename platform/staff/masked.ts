/** How the audit log, which is never erased, names a person: `m…@example.gr`. */
export function maskEmail(email: string): string {
  return email.replace(/^(.).*@/, '$1…@');
}

/** `Egnatia 12, 54626` → `E… 1…, 5…` */
export function toInitials(text: string): string {
  return text.replaceAll(/([\p{L}\p{N}])[\p{L}\p{N}]+/gu, '$1…');
}

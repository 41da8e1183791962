export const OS_WORDS =
  /\b(?:windows|win\s?1[01]|ubuntu|linux|mac\s?os|chrome\s?os)\b|χωρίς λειτουργικό|no operating system/i;

/** The operating system among a variant's options, as the shop writes it: `Ubuntu 24.04 LTS`, `No operating system`; null without one. */
export function systemOf(selectedOptions: readonly { value: string }[]): string | null {
  return selectedOptions.find(({ value }) => OS_WORDS.test(value))?.value ?? null;
}

export function isWindows(system: string): boolean {
  return /\bwin/i.test(system);
}

/** The system that a variant comes with; null for Windows and macOS, which the facts of the machine tell. */
export function otherSystemOf(selectedOptions: readonly { value: string }[]): string | null {
  const system = systemOf(selectedOptions);
  return system === null || isWindows(system) || /mac\s?os/i.test(system) ? null : system;
}

/** Whether a machine starts as it comes; without a word on its system it does. */
export function hasSystem(system: string | null): boolean {
  return system === null || !/χωρίς|without|^no /i.test(system);
}

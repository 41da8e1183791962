import type { LaptopFacts } from './laptop.ts';

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

/** The system that a card names beside its price: another one, or Windows 11; an older Windows is told by what the machine cannot run. */
export function namedSystemOf(selectedOptions: readonly { value: string }[]): string | null {
  const system = systemOf(selectedOptions);
  return system !== null && /\bwin\D*11/i.test(system) ? system : otherSystemOf(selectedOptions);
}

/** Whether a machine starts as it comes; without a word on its system it does. */
export function hasSystem(system: string | null): boolean {
  return system === null || !/χωρίς|without|^no /i.test(system);
}

/** As filters write it, from the family to the edition: `windows`, `windows-11`, `windows-pro`, `windows-11-pro`; `linux`; `none`. */
export function systemValues(system: string | null, { windows11 }: Pick<LaptopFacts, 'windows11'>): string[] {
  if (system === null) return windows11 === 'yes' ? ['windows', 'windows-11'] : [];
  if (!hasSystem(system)) return ['none'];
  if (!isWindows(system)) return [/mac\s?os/i.test(system) ? 'macos' : /chrome/i.test(system) ? 'chromeos' : 'linux'];
  const [release = '', edition = ''] = [/1[01]/, /pro|home/i].map((part) => part.exec(system)?.[0].toLowerCase());
  const written = [[], [release], [edition], [release, edition]].map((parts) =>
    ['windows', ...parts].filter(Boolean).join('-'),
  );
  return [...new Set(written)];
}

import { vi } from 'vitest';

/** The storage of a browser, as far as the store uses it; `events` stands for the window. */
export function stubBrowserStorage() {
  const local = new Map<string, string>();
  const tab = new Map<string, string>();
  const events = new EventTarget();
  vi.stubGlobal('localStorage', toStorage(local));
  vi.stubGlobal('sessionStorage', toStorage(tab));
  vi.stubGlobal('window', events);
  return {
    local,
    tab,
    /** What another tab writes. */
    writeElsewhere(key: string, value: unknown) {
      const newValue = JSON.stringify(value);
      local.set(key, newValue);
      events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
    },
  };
}

function toStorage(values: Map<string, string>) {
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
}

/** A machine's facts beyond its title. Null means unknown, never "no". */
import {
  type FactKey,
  type FactTexts,
  factProblem,
  isFactKey,
  readBoolean,
  readList,
  readNumber,
  readWeight,
} from './fact-definitions.ts';
import { parsePort } from './ports.ts';

export type MachineFacts = ReturnType<typeof readMachineFacts>;

/** Reads the platform's fields. A text that makes no sense counts as not known. */
export function readMachineFacts(texts: FactTexts) {
  const believed = (key: FactKey) => {
    const value = texts[key];
    return value === undefined || factProblem(key, value) !== null ? null : value;
  };
  const read = <Value>(key: FactKey, parse: (value: string) => Value | null): Value | null => {
    const value = believed(key);
    return value === null ? null : parse(value);
  };
  const text = (key: FactKey) => read(key, (value) => value.trim() || null);
  const kind = text('graphics_kind');
  return {
    weightKg: read('weight', readWeight),
    batteryWh: read('battery_design', readNumber),
    // The measured capacity of the battery, Wh and per cent of new.
    batteryMeasuredWh: read('battery_measured', readNumber),
    batteryHealth: read('battery_health', readNumber),
    graphics: text('graphics'),
    hasDedicatedGraphics: kind === null ? null : kind === 'dedicated',
    screenInches: read('screen', readNumber),
    resolution: text('resolution'),
    panel: text('panel'),
    brightnessNits: read('brightness', readNumber),
    hasTouch: read('touch', readBoolean),
    keyboardLayout: text('keyboard_layout'),
    greekLetters: text('keyboard_greek'),
    hasBacklight: read('keyboard_backlight', readBoolean),
    hasNumberPad: read('number_pad', readBoolean),
    // Every port; what is not named is not there.
    ports: read('ports', (value) => readList(value).map(parsePort)),
    chargesOverUsbC: read('usb_c_charging', readBoolean),
    memorySlots: read('memory_slots', readNumber),
    isMemorySoldered: read('memory_soldered', readBoolean),
    memoryMaxGb: read('memory_max', readNumber),
    wireless: text('wireless'),
    camera: text('camera'),
    releaseYear: read('release_year', readNumber),
    hasSim: read('sim', readBoolean),
    hasFingerprint: read('fingerprint', readBoolean),
    refreshRateHz: read('refresh_rate', readNumber),
    // The watts of the power supply in the box.
    powerWatts: read('power_supply', readNumber),
    // Of this configuration, as on the maker's label: `20L6S29E00`.
    partNumber: text('part_number'),
    isFanless: read('fanless', readBoolean),
    // Of a machine whose keyboard comes off, as its description says.
    hasKeyboardInBox: null as true | null,
    weightWithKeyboardKg: null as number | null,
    // The description names one.
    hasCamera: null as true | null,
    // Facts that are known only about.
    approximate: readList(believed('approximate') ?? '').filter(isFactKey),
  };
}

/** Weight and battery, where a description names them in the words that shops use. */

import type { MachineFacts } from './machine-facts.ts';

const ABOUT = '(περίπου |about |around |approx\\.? |~ ?)?';
const NUMBER = '(\\d+(?:[.,]\\d+)?)';
const WEIGHT = new RegExp(
  `(?:βάρος|ζυγίζει|weight|weighs)[ :]*${ABOUT}${NUMBER} ?(kg|κιλά|κιλό|g|γρ\\.?)(?![\\p{L}\\d])`,
  'iu',
);
const BATTERY = new RegExp(`(?:μπαταρία|battery)[ :]*${ABOUT}${NUMBER}(?: \\+ ${NUMBER})? ?wh\\b`, 'iu');

/** «Το πληκτρολόγιο Type Cover περιλαμβάνεται», `the keyboard, which is included`. */
const KEYBOARD_IN_BOX = /πληκτρολόγιο(?: \S+ cover)?,?(?: που)? περιλαμβάνεται|keyboard,?(?: which)? is included/iu;
/** «κάμερα με μηχανικό κάλυμμα»; not «χωρίς κάμερα». */
const CAMERA = /(?<!χωρίς |δεν έχει |no |without (?:a )?)(?:κάμερα|webcam|camera)(?!\p{L})/iu;
const WITH_KEYBOARD = new RegExp(`${NUMBER} ?kg (?:με αυτό|with it)`, 'iu');

export interface DescribedFacts {
  weightKg: number | null;
  isWeightAbout: boolean;
  batteryWh: number | null;
  isBatteryAbout: boolean;
  /** The keyboard is that of a machine from which it comes off. */
  parts: Pick<MachineFacts, 'hasKeyboardInBox' | 'weightWithKeyboardKg' | 'hasCamera'>;
}

/** @param description plain text in Greek or English */
export function readDescribedFacts(description: string): DescribedFacts {
  const weight = WEIGHT.exec(description);
  const battery = BATTERY.exec(description);
  const withKeyboard = WITH_KEYBOARD.exec(description);
  const inGrams = /^[gγ]/i.test(weight?.[3] ?? '');
  return {
    weightKg: weight ? toNumber(weight[2]) / (inGrams ? 1000 : 1) : null,
    isWeightAbout: weight?.[1] !== undefined,
    batteryWh: battery ? toNumber(battery[2]) + (battery[3] ? toNumber(battery[3]) : 0) : null,
    isBatteryAbout: battery?.[1] !== undefined,
    parts: {
      hasKeyboardInBox: KEYBOARD_IN_BOX.test(description) || null,
      weightWithKeyboardKg: withKeyboard ? toNumber(withKeyboard[1]) : null,
      hasCamera: CAMERA.test(description) || null,
    },
  };
}

function toNumber(text: string | undefined): number {
  return Number((text ?? '').replace(',', '.'));
}

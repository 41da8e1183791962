import { expect, it } from 'vitest';
import { spellHandle } from './spell-handle.ts';

it.each([
  ['lenovo-thinkpad-t480', 'lenovo-thinkpad-t480'],
  ['Lenovo-ThinkPad-T480', 'lenovo-thinkpad-t480'],
  ['t480.', 't480'],
  ['t480)', 't480'],
  ['t480 ', 't480'],
  ['«t480»', 't480'],
  ['Φορητός-T480,', 'φορητός-t480'],
  ['---', ''],
])('%j is %j', (handle, expected) => {
  expect(spellHandle(handle)).toBe(expected);
});

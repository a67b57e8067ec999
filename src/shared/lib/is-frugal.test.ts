import { afterEach, expect, test, vi } from 'vitest';
import { isFrugal } from './is-frugal';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['the user saves data', { saveData: true, effectiveType: '4g' }, true],
  ['2G', { saveData: false, effectiveType: '2g' }, true],
  ['hardly a line', { saveData: false, effectiveType: 'slow-2g' }, true],
  ['3G', { saveData: false, effectiveType: '3g' }, false],
  ['a good line', { saveData: false, effectiveType: '4g' }, false],
  ['a browser that does not tell', undefined, false],
])('what nobody has asked for waits: %s', (_name, connection, expected) => {
  vi.stubGlobal('navigator', { connection });
  expect(isFrugal()).toBe(expected);
});

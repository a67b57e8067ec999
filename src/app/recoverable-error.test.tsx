import { afterEach, expect, test, vi } from 'vitest';
import { onRecoverableError } from './recoverable-error';

afterEach(() => vi.unstubAllGlobals());

test.each([
  [
    'a move that was given up, and why',
    new DOMException(
      'Transition was aborted because of invalid state. Prepaint layout check failed',
      'InvalidStateError',
    ),
    false,
  ],
  ['another state that is not valid', new DOMException('The object is in an invalid state', 'InvalidStateError'), true],
  ['what only reads like it', new Error('Transition was aborted because of invalid state'), true],
  ['a page that is not what the server drew', new Error('Hydration failed'), true],
])('%s: reported %j', (_name, error, isReported) => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  onRecoverableError(error);
  expect(report.mock.calls).toEqual(isReported ? [[error]] : []);
});

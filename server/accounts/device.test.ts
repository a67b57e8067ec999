import { expect, test } from 'vitest';
import { perangkatOf } from './device.ts';

const KHTML = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Linux; Android 10; K) ${KHTML} Chrome/147.0.0.0 Mobile Safari/537.36`, 'Chrome di Android'],
  [
    `Mozilla/5.0 (Linux; Android 13; SM-A146P) ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet di Android',
  ],
  [
    `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KHTML} Chrome/147.0.0.0 Safari/537.36 Edg/147.0.0.0`,
    'Edge di Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${KHTML} Chrome/147.0.0.0 Safari/537.36 OPR/120.0.0.0`, 'Opera di Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox di Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari di iPhone',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/147.0 Mobile/15E148 Safari/604.1',
    'Chrome di iPhone',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 16_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/150.0 Mobile/15E148 Safari/605.1.15',
    'Firefox di iPad',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari di Mac',
  ],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KHTML} Chrome/147.0.0.0 Safari/537.36`, 'Chrome di Chromebook'],
  ['curl/8.5.0', 'Aplikasi lain'],
  ['Dalvik/2.1.0 (Linux; U; Android 13)', 'Aplikasi lain di Android'],
  ['<script>alert(1)</script>', 'Aplikasi lain'],
  [undefined, 'Aplikasi lain'],
])('%j is %s', (userAgent, perangkat) => {
  expect(perangkatOf(userAgent)).toBe(perangkat);
});

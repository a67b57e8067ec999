import { expect, test } from 'vitest';
import { plainName } from './plain-name.ts';

test.each([
  ['bw. merah', 'bwmerah'],
  ['BW  MERAH', 'bwmerah'],
  ['SANG-SANG', 'sangsang'],
  ['Mu’ut', 'muut'],
  ['Café', 'cafe'],
  ['\u200fTelur\u200b Ayam', 'telurayam'],
  ['Minyak Goreng Kemasan ٢', 'minyakgorengkemasan2'],
  [' - ', ''],
])('%j is %j', (name, plain) => expect(plainName(name)).toBe(plain));

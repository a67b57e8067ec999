import { bakul, peti } from './bakul.ts';
import type { DrawDisplay } from './display.ts';
import { hamparan } from './hamparan.ts';
import { dekat, jajar, karung } from './jajar.ts';
import { daun, jejer, tampah } from './tampah.ts';

export const displays = { bakul, peti, tampah, daun, jejer, jajar, dekat, karung, hamparan } satisfies Record<string, DrawDisplay>;

export type DisplayName = keyof typeof displays;

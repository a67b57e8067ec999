import { expect, test } from 'vitest';
import { type Area, place } from './place';

const phone = { top: 0, bottom: 740, left: 0, right: 360 };
const messages = (height: number) => ({ height, left: 16, right: 344 });
const line = (top: number, bottom: number): Area => ({ top, bottom, left: 20, right: 340 });

test.each<[string, number, Area, Area[], number]>([
  ['nothing is typed in', 60, phone, [], 16],
  ['the field is far below', 60, phone, [line(300, 348)], 16],
  ['the field is at the top', 60, phone, [line(40, 88)], 664],
  ['the field is at the top and the button at the foot', 60, phone, [line(40, 88), line(680, 728)], 104],
  [
    'a keyboard leaves the upper half, and it was panned',
    60,
    { ...phone, top: 200, bottom: 540 },
    [line(220, 268)],
    464,
  ],
  ['field and button fill what a keyboard leaves', 60, { ...phone, bottom: 200 }, [line(40, 88), line(110, 190)], 104],
  ['there are more messages than room', 900, phone, [line(40, 88)], 16],
  ['the field is beside them', 60, phone, [{ ...line(0, 100), left: 350, right: 360 }], 16],
])('messages where %s', (_name, height, seen, kept, top) => {
  expect(place(messages(height), seen, kept)).toBe(top);
});

const header = { top: 0, bottom: 56, left: 0, right: 360 };
const bar = { top: 676, bottom: 740, left: 0, right: 360 };

test.each<[string, number, Area, Area[], number]>([
  ['nothing is typed in', 60, phone, [], 72],
  ['the field is below the header', 60, phone, [line(80, 128)], 600],
  ['fields are below the header and above the bar', 60, phone, [line(80, 128), line(590, 660)], 144],
  ['all between the bars is field', 60, phone, [line(70, 670)], 664],
  ['they are higher than what the bars leave', 610, phone, [], 72],
  ['a keyboard lies over the bar', 60, { ...phone, bottom: 400 }, [line(80, 128)], 324],
])('look: messages lie on no bar while there is any other place, where %s', (_name, height, seen, kept, top) => {
  expect(place(messages(height), seen, kept, [header, bar])).toBe(top);
});

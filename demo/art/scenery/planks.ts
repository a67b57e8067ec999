import { mix } from '../palette.ts';
import type { Sheet } from '../sheet.ts';
import { at, path, rect, repeat, stroke } from '../svg.ts';

/** A wooden floor or table-top that runs away from the eye. */
export function planks(sheet: Sheet, top: number, bottom: number, wood: string): string {
  const { width, random } = sheet;
  const [dark, light] = [mix(wood, '#4a2a10', 0.22), mix(wood, '#fff4d8', 0.3)];
  const middle = width / 2;
  const count = 9;
  return (
    rect(0, top, width, bottom - top, sheet.fade(light, wood)) +
    repeat(count, (index) => {
      const [far, near] = [(index / count - 0.5) * width * 1.06, (index / count - 0.5) * width * 1.9];
      const wide = (width * 1.9) / count;
      const tone = random.chance(0.4)
        ? path(
            at`M${middle + far} ${top}H${middle + far + (width * 1.06) / count}L${middle + near + wide} ${bottom}H${middle + near}Z`,
            dark,
            0.14,
          )
        : '';
      return tone + stroke(at`M${middle + far} ${top}L${middle + near} ${bottom}`, dark, 2.4, 0.7);
    }) +
    rect(0, top, width, 5, light) +
    rect(0, top - 4, width, 4, dark)
  );
}

import { mix } from '../palette.ts';
import { at, ellipse, group, path, rect, repeat, stroke } from '../svg.ts';

const scaled = (x: number, y: number, width: number, drawnWidth: number, ...parts: readonly string[]) =>
  group(at`translate(${x} ${y}) scale(${(width / drawnWidth).toFixed(3)})`, ...parts);

/** The rice barn on stilts that gives the product its name, 200 units wide, standing on y. */
export function lumbung(x: number, y: number, width: number, wall = '#b9793f'): string {
  const dark = mix(wall, '#3b2412', 0.45);
  const thatch = '#8a6a3c';
  return scaled(
    x,
    y,
    width,
    200,
    ellipse(0, 0, 96, 9, '#3b2412', 0.22),
    ...[-58, -20, 22, 60].map(
      (post) => rect(post - 5, -66, 10, 68, dark) + ellipse(post, -66, 15, 4.6, mix(dark, '#3b2412', 0.3)),
    ),
    rect(-78, -82, 156, 16, dark, 3),
    path('M-70-82L-62-164H62L70-82Z', wall),
    path('M30-82L36-164H62L70-82Z', '#3b2412', 0.18),
    stroke('M-46-82V-160M-24-82V-162M24-82V-162M46-82V-160', dark, 2.6, 0.6),
    rect(-15, -134, 30, 52, dark, 3),
    rect(-11, -130, 22, 48, mix(dark, '#24120a', 0.5), 2),
    path('M0-262C-26-232-66-190-96-150L-84-142Q0-172 84-142L96-150C66-190 26-232 0-262Z', thatch),
    path('M0-262C26-232 66-190 96-150L84-142Q42-157 12-159C22-196 14-234 0-262Z', mix(thatch, '#3b2412', 0.28)),
    stroke(
      'M-20-238C-34-214-58-182-78-158M0-250C-8-220-20-186-34-162M14-240C20-214 26-186 32-162M34-222C44-204 62-178 76-160',
      mix(thatch, '#f2d9a0', 0.35),
      3,
      0.8,
    ),
    stroke('M-10-256L-22-276M10-256L22-276', mix(thatch, '#3b2412', 0.3), 6),
    // A ladder that leans on the sill.
    stroke('M-34 2L-12-70M-14 4L8-68', mix(dark, '#e8c088', 0.35), 4.6),
    repeat(5, (step) => stroke(at`M${-29 + step * 4.4} ${-11 - step * 13}l19 1`, mix(dark, '#e8c088', 0.35), 4)),
  );
}

/** A wooden stilt house with a veranda, 260 units wide. */
export function stiltHouse(x: number, y: number, width: number, wall: string, roof: string): string {
  const dark = mix(wall, '#3b2412', 0.5);
  return scaled(
    x,
    y,
    width,
    260,
    ...[-104, -64, -20, 24, 66, 104].map((post) => rect(post - 4, -52, 8, 54, dark)),
    rect(-116, -62, 232, 12, dark, 2),
    rect(-98, -140, 170, 78, wall),
    stroke('M-98-124H72M-98-108H72M-98-92H72M-98-76H72', dark, 1.8, 0.35),
    rect(-46, -122, 34, 60, dark, 2),
    rect(-84, -118, 26, 30, '#fcefcb', 2),
    rect(4, -118, 44, 32, '#fcefcb', 2),
    stroke('M-71-118V-88M-84-103H-58M26-118V-86M4-102H48', dark, 3),
    path('M-128-134L-84-196H64L118-134Z', roof),
    path('M30-134L38-196H64L118-134Z', '#3b2412', 0.2),
    stroke('M-112-142H104M-100-158H92M-90-174H78', mix(roof, '#3b2412', 0.35), 2, 0.5),
    // The veranda's posts and rail.
    rect(106, -136, 6, 76, dark),
    rect(74, -136, 5, 76, dark),
    stroke('M74-84H112M84-84V-62M94-84V-62M104-84V-62', dark, 4),
  );
}

/** The long village hall with its high gable, 420 units wide. */
export function balai(x: number, y: number, width: number, roof = '#b4402b'): string {
  const wood = '#b07a45';
  const dark = mix(wood, '#3b2412', 0.5);
  return scaled(
    x,
    y,
    width,
    420,
    rect(-196, -20, 392, 22, '#d8c6a2', 2),
    rect(-196, -20, 392, 6, '#efe2c4', 2),
    rect(-176, -128, 352, 108, '#f3e2c0'),
    rect(-176, -58, 352, 38, '#c99a5e'),
    stroke(Array.from({ length: 16 }, (_, index) => `M${-165 + index * 22}-58V-20`).join(''), dark, 1.8, 0.5),
    rect(-30, -112, 60, 92, dark, 2),
    rect(-25, -107, 24, 87, '#8a582f'),
    rect(1, -107, 24, 87, '#8a582f'),
    ...[-140, -86, 58, 112].map(
      (left) =>
        rect(left, -112, 34, 44, '#cfe4e0', 2) + stroke(`M${left + 17}-112V-68M${left}-90H${left + 34}`, '#fdf8ea', 4),
    ),
    ...[-176, -104, -44, 36, 96, 168].map((left) => rect(left, -130, 9, 112, wood)),
    path('M-224-122L-176-184H176L224-122Z', roof),
    path('M-224-122L-220-128H220L224-122Z', '#3b2412', 0.3),
    stroke('M-208-136H208M-196-152H196M-184-168H184', mix(roof, '#3b2412', 0.3), 2.4, 0.5),
    path('M-86-150L0-236L86-150Z', mix(roof, '#fcefcb', 0.08)),
    path('M-62-150L0-212L62-150Z', '#f3e2c0'),
    path('M0-236L86-150H62L0-212Z', '#3b2412', 0.22),
    path('M0-190C12-178 12-164 0-154C-12-164-12-178 0-190Z', '#23774A'),
    stroke('M-34-160C-24-172-12-172-4-164M34-160C24-172 12-172 4-164', '#9A6A05', 4),
    stroke('M0-232V-262M-12-254Q0-268 12-254', dark, 6),
  );
}

/** A market tent with a pointed roof and two bare poles, 220 units wide. */
export function tent(x: number, y: number, width: number, colour: string): string {
  return scaled(
    x,
    y,
    width,
    220,
    rect(-100, -150, 6, 152, '#8b8578'),
    rect(94, -150, 6, 152, '#8b8578'),
    path('M0-226C30-186 70-164 110-154H-110C-70-164-30-186 0-226Z', colour),
    path('M0-226C-8-190-20-168-36-154H36C20-168 8-190 0-226Z', '#fdf8ea'),
    path('M0-226C30-186 70-164 110-154H72C40-170 14-192 0-226Z', '#3b2412', 0.14),
    repeat(10, (index) => path(at`M${-110 + index * 22} -155h22v10a11 9 0 0 1-22 0Z`, index % 2 ? '#fdf8ea' : colour)),
  );
}

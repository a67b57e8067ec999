import { typedText } from '#contract/formulas/nama/typed-text.ts';
import type { FileSpec } from '../column';
import { spelling } from '../spelling';
import { agreement } from '../time/period-of';
import { titleTime, withoutTime } from '../time/title-time';
import type { WrittenTime } from '../time/written-time';
import { bracketsIn, withoutBrackets } from './title-unit';

/** The sum of the parts beside it. */
export const TOTALS = /^(jml|jumlah|total|l ?[+&/] ?p|jumlah total|semua)$/;
/** Parts of a figure: sexes, fields, sorts. */
export const PARTS =
  /^(l|p|lk|pr|laki-?laki|perempuan|laki|wanita|pria|sawah|ladang|gogo|lahan kering|hibrida|komposit|lokal|unggul|irigasi|tadah hujan|rawa)$/;
const THIS_TIME = /\b((hari|minggu|pekan|bulan|saat|periode) ini|sekarang|terkini|terbaru|berjalan)\b/giu;
export const lower = (text: string): string => typedText(text).toLowerCase();

/** 'Puso Padi' is the field 'Puso' of padi. */
function cropWithin(text: string, crops: NonNullable<FileSpec['headChoices']>) {
  const words = text.split(' ');
  for (let count = 1; count < words.length; count += 1) {
    for (const [name, rest] of [
      [words.slice(-count), words.slice(0, -count)],
      [words.slice(0, count), words.slice(count)],
    ]) {
      for (const { column, find } of crops) {
        const value = find((name ?? []).join(' '));
        if (value !== undefined) return { choice: [column, value] as const, rest: (rest ?? []).join(' ') };
      }
    }
  }
  return undefined;
}

/** 'Harga Eceran Pasar Melak' is 'Harga Eceran' of Melak. */
const withoutPlace = (text: string, place: string): string => {
  const rest = text.toLowerCase().replace(place.toLowerCase(), ' ');
  const words = rest.replace(/\b(pasar|kec(amatan)?|di|wilayah|puskesmas|pkm|bpp|uptd|posyandu)\b\.?/giu, ' ').trim();
  return words.replace(/\s+/g, ' ');
};

const TIME_GROUP = /^(minggu|pekan|mgg|tanggal|tgl|hari|bulan)\b[ .:-]*(ke\b[ .:-]*)?$/i;

/** Separates time and choices from the lines of a title. */
export function aboutOf(
  parts: readonly string[],
  { columns, periode, headChoices = [], place: placeColumn, placeWithin, subject }: FileSpec,
) {
  const isCrop = (column: string) => column !== placeColumn && column !== subject;
  const rest: string[] = [];
  let choice: readonly [column: string, value: string] | undefined;
  let hari: WrittenTime | undefined;
  let waktuLain: WrittenTime | undefined;
  let isOwnTime = false;
  const isField = (text: string) =>
    columns.some(({ header, also }) => [header, ...also].some((name) => spelling(name) === spelling(text)));
  for (const part of parts) {
    const time = periode && !isField(part) ? titleTime(part, periode, parts) : null;
    const agrees = time && periode ? agreement(time, periode) : null;
    if (time && agrees === 'lain') waktuLain = time;
    else if (time?.hari && agrees) hari = time;
    if (agrees) isOwnTime = true;
    const remainder = (agrees ? withoutTime(part) : part).replace(THIS_TIME, ' ').trim();
    const whole = withoutBrackets(remainder) || remainder;
    const choiceMatch = headChoices
      .map(({ column, find }) => [column, find(whole)] as const)
      .find(([, value]) => value !== undefined);
    const within = choiceMatch
      ? undefined
      : cropWithin(
          whole,
          headChoices.filter(({ column }) => isCrop(column)),
        );
    if (choiceMatch?.[1] !== undefined && choice === undefined) {
      choice = [choiceMatch[0], choiceMatch[1]];
      rest.push(...bracketsIn(remainder).filter(isField));
      // 'Padi Ladang' is a part of padi.
      if (PARTS.test(lower(remainder).replace(lower(choiceMatch[1]), '').trim()))
        rest.push(lower(remainder).replace(lower(choiceMatch[1]), '').trim());
    } else if (within && choice === undefined) {
      choice = within.choice;
      rest.push(within.rest);
    } else if (!choice && placeColumn !== undefined && placeWithin?.(remainder) !== undefined) {
      choice = [placeColumn, placeWithin(remainder) ?? ''];
      const bare = withoutBrackets(remainder);
      const words = placeWithin(bare) === undefined ? bare : withoutPlace(bare, choice[1]);
      if (words !== '') rest.push(words);
    } else if (!choice && placeColumn !== undefined && /^kec(amatan)?\b[. ]+\p{L}/iu.test(remainder)) {
      choice = [placeColumn, remainder];
    } else if (/\p{L}/u.test(remainder)) rest.push(remainder);
  }
  const isTimed = hari !== undefined || waktuLain !== undefined || isOwnTime;
  return {
    // 'Tanggal' above '23' has said all that it says.
    rest: isTimed && parts.length > 1 ? rest.filter((one) => !TIME_GROUP.test(one)) : rest,
    ...(choice && { choice }),
    ...(hari && { hari }),
    ...(waktuLain && { waktuLain }),
    ...(isOwnTime && { isOwnTime }),
  };
}

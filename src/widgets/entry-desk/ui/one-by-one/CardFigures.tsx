import type { IsianRow, LaporanShape } from '@/entities/laporan';
import { changeOf } from '../../model/one-by-one/figures';
import type { CardState, Standing } from '../../model/one-by-one/use-card';
import { FigureInput } from './keypad/FigureInput';

interface CardFiguresProps<Shape extends LaporanShape> extends Pick<Standing<Shape>, 'laporan' | 'lalu'> {
  card: CardState;
  row: IsianRow<Shape>;
  isOwnPad: boolean;
}

/** More figures than these have no room each in lines of their own. */
export const ROOMY = 2;

/** The figures of a row, each beside what it was. */
export function CardFigures<Shape extends LaporanShape>(props: CardFiguresProps<Shape>) {
  const { laporan, lalu, card, row, isOwnPad } = props;
  const { figures, least } = laporan;
  const isForeign = row.keadaan === 'asing';
  return figures.map((figure) => {
    const { name } = figure;
    const text = card.texts[name] ?? '';
    return (
      <FigureInput
        key={name}
        ref={card.refOf(name)}
        figure={figure}
        text={text}
        was={row.was?.[name]}
        lalu={lalu}
        change={changeOf(text, row.was?.[name], least)}
        isActive={!isForeign && card.active?.name === name}
        isWrong={(card.broken ? card.active?.name : row.figure) === name}
        isReadOnly={isForeign}
        isOwnPad={isOwnPad}
        isDense={figures.length > ROOMY}
        onFocus={() => card.focus(name)}
        onChange={(after) => card.change(name, after)}
        onStep={(by) => card.step(name, by)}
        onNext={card.next}
      />
    );
  });
}

import { useDrag } from '@use-gesture/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import type { IsianRow, LaporanShape } from '@/entities/laporan';
import { hasTouch, isStill, slideFrom, TOUCH } from '@/shared/lib/motion';
import { Button } from '@/shared/ui/Button';
import { changeOf } from '../../model/one-by-one/figures';
import { type Standing, useCard } from '../../model/one-by-one/use-card';
import type { OneByOneState } from '../../model/one-by-one/use-one-by-one';
import { Choices } from './Choices';
import css from './card.module.css';
import { FigureInput } from './FigureInput';
import { Keypad } from './Keypad';
import { RowMark } from './RowMark';
import { RowTrouble } from './RowTrouble';
import { keepFocus } from './use-tap';

interface CardProps<Shape extends LaporanShape> extends Standing<Shape> {
  walk: OneByOneState<Shape>;
  row: IsianRow<Shape>;
  unit: string | undefined;
  isOwnPad: boolean;
}

/** From here on a finger that is let go of has turned the page. */
const TURNS_PX = 64;
const COMES_FROM_PX = 48;
/** More figures than these have no room each in lines of their own. */
const ROOMY = 2;

/** A row, large: its name, its figures beside what they were, and all it takes to fill them with a thumb. */
export function Card<Shape extends LaporanShape>({ walk, row, unit, isOwnPad, ...standing }: CardProps<Shape>) {
  const { laporan, isian, lalu } = standing;
  const { rows } = isian;
  const frame = useRef<HTMLDivElement>(null);
  const card = useCard(standing, walk, row, frame);
  const { figures, least } = laporan;
  const place = rows.indexOf(row) + 1;
  const isForeign = row.keadaan === 'asing';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each row comes from where it lies
  useLayoutEffect(() => {
    const { current } = frame;
    if (!current) return;
    current.style.transform = '';
    current.scrollTop = 0;
    if (!isStill()) slideFrom(current, walk.way * COMES_FROM_PX);
  }, [row.key]);

  useDrag(
    ({ last, canceled, movement: [x], swipe: [flung], event }) => {
      const { current } = frame;
      if (!current) return;
      if (event.cancelable) event.preventDefault();
      if (!last) {
        if (!isStill()) current.style.transform = `translateX(${x}px)`;
        return;
      }
      current.style.transform = '';
      if (!canceled && (flung !== 0 || Math.abs(x) > TURNS_PX)) walk.turn(x < 0 ? 1 : -1);
      else if (!isStill()) slideFrom(current, x);
    },
    { ...TOUCH, target: frame, axis: 'x', enabled: hasTouch() },
  );

  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form */}
      <div ref={frame} className={css['kartu']} role="group" aria-label={`${row.nama}, ${place} dari ${rows.length}`}>
        <div className={css['kepala']}>
          <Button look="ikon" aria-label="Sebelumnya" disabled={place === 1} onClick={() => walk.turn(-1)}>
            <ChevronLeft aria-hidden size={26} />
          </Button>
          <div>
            <h3>{row.nama}</h3>
            <p>
              {unit && <span>{unit}</span>}
              <RowMark keadaan={row.keadaan} isSkipped={walk.skipped.has(row.key)} />
            </p>
          </div>
          <Button look="ikon" aria-label="Berikutnya" onMouseDown={keepFocus} onClick={() => walk.turn(1)}>
            <ChevronRight aria-hidden size={26} />
          </Button>
        </div>
        <p className={css['terdengar']} aria-live="polite">
          {`${row.nama}, ${place} dari ${rows.length}`}
        </p>
        {figures.map((figure) => {
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
              isWrong={(card.complaint ? card.active?.name : row.figure) === name}
              isReadOnly={isForeign}
              isOwnPad={isOwnPad}
              isDense={figures.length > ROOMY}
              onFocus={() => card.focus(name)}
              onChange={(after) => card.change(name, after)}
              onStep={(by) => card.step(name, by)}
              onNext={card.next}
            />
          );
        })}
        <RowTrouble isian={isian} row={row} complaint={card.complaint} />
      </div>
      <div className={css['bawah']}>
        <Choices choices={isForeign ? [] : card.choices} otherwise={otherwise(row, lalu)} onTake={card.take} />
        <Keypad
          figure={isForeign ? undefined : card.active}
          isBare={isOwnPad}
          onPress={card.press}
          onNext={card.next}
          onSkip={card.skip}
        />
      </div>
    </>
  );
}

function otherwise({ keadaan, was }: IsianRow, lalu: string): string {
  if (keadaan === 'asing') return 'Sudah diisi petugas lain. Ketuk Lanjut.';
  return was ? 'Ketuk Lanjut untuk berikutnya.' : `Tidak ada data ${lalu}.`;
}

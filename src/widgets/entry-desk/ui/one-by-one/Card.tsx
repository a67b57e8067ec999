import { useRef } from 'react';
import type { IsianRow, LaporanShape } from '@/entities/laporan';
import { type Standing, useCard } from '../../model/one-by-one/use-card';
import type { OneByOneState } from '../../model/one-by-one/use-one-by-one';
import { RowConflict } from '../RowConflict';
import { CardFigures, ROOMY } from './CardFigures';
import { CardHead } from './CardHead';
import css from './card.module.css';
import { Choices } from './keypad/Choices';
import { Keypad } from './keypad/Keypad';
import { UndoKey } from './keypad/UndoKey';
import { RowAnswers, RowTrouble, RowWays } from './RowTrouble';
import { Undone } from './Undone';
import { usePageTurn } from './use-page-turn';

interface CardProps<Shape extends LaporanShape> extends Standing<Shape> {
  walk: OneByOneState<Shape>;
  row: IsianRow<Shape>;
  unit: string | undefined;
  isOwnPad: boolean;
}

/** A row, large: its name, its figures beside what they were, and all it takes to fill them with a thumb. */
export function Card<Shape extends LaporanShape>({ walk, row, unit, isOwnPad, ...standing }: CardProps<Shape>) {
  const { laporan, isian, lalu } = standing;
  const { rows } = isian;
  const frame = useRef<HTMLDivElement>(null);
  usePageTurn(frame, row.key, walk.way, walk.turn);
  const card = useCard(standing, walk, row, frame);
  const place = rows.indexOf(row) + 1;
  const isClashing = row.keadaan === 'bentrok';
  const isFixed = isClashing || row.keadaan === 'asing';
  const isDense = laporan.figures.length > ROOMY || undefined;
  const hasChoices = card.choices.length > 0;
  // It was typed into since: what was wrong may be no more.
  const isUntouched = Object.keys(walk.laidOver(row)).length === 0;
  const isRefused = row.keadaan === 'perbaiki' && isUntouched;
  const isAsked = row.keadaan === 'ragu' && isUntouched;
  const said = card.broken?.complaint ?? (isRefused || isAsked ? row.reason : null);
  const ways =
    !card.broken &&
    ((isRefused && <RowWays isian={isian} row={row} />) ||
      (isAsked && <RowAnswers onMeant={card.mean} onMend={card.mend} />));
  const called = `${row.nama}, ${place} dari ${rows.length}`;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is sent with a form */}
      <div ref={frame} className={css['kartu']} data-padat={isDense} role="group" aria-label={called}>
        <CardHead
          row={row}
          unit={unit}
          isSkipped={walk.skipped.has(row.key)}
          isFirst={place === 1}
          onTurn={walk.turn}
        />
        <p data-terdengar aria-live="polite">
          {called}
        </p>
        {isClashing ? (
          <RowConflict laporan={laporan} isian={isian} row={row} onSettled={() => walk.goOn()} />
        ) : (
          <>
            <CardFigures laporan={laporan} lalu={lalu} card={card} row={row} isOwnPad={isOwnPad} />
            <RowTrouble said={said}>{hasChoices && ways}</RowTrouble>
            <Undone said={walk.said} isSeen={said === null} onRedo={card.redo} />
          </>
        )}
      </div>
      <div data-alat data-padat={isDense}>
        {!isClashing && (
          <Choices choices={isFixed ? [] : card.choices} otherwise={ways || otherwise(row, lalu)} onTake={card.take}>
            <UndoKey onUndo={card.undo} />
          </Choices>
        )}
        <Keypad
          figure={isFixed ? undefined : card.active}
          isBare={isOwnPad || isFixed}
          onPress={card.press}
          onNext={card.next}
          onSkip={card.skip}
        />
      </div>
    </>
  );
}

function otherwise({ keadaan, was }: IsianRow, lalu: string) {
  if (keadaan === 'asing') return <p>Sudah diisi petugas lain.</p>;
  return <p>{was ? 'Ketuk Lanjut untuk berikutnya.' : `Tidak ada data ${lalu}.`}</p>;
}

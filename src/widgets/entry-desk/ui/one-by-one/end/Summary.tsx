import { CircleCheckBig, TriangleAlert, Undo2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Isian, IsianRow, Laporan, LaporanShape, Tempat } from '@/entities/laporan';
import { Button } from '@/shared/ui/Button';
import type { OneByOneState } from '../../../model/one-by-one/use-one-by-one';
import { isAsked, tally } from '../../../model/one-by-one/walk';
import { Doubts } from './Doubts';
import { NextPlaces } from './NextPlaces';
import css from './summary.module.css';

interface SummaryProps<Shape extends LaporanShape> {
  laporan: Laporan<Shape>;
  periode: { id: number };
  isian: Isian<Shape>;
  walk: OneByOneState<Shape>;
  tempat: Tempat;
  places: readonly Tempat[];
  onChoose: (id: number) => void;
  onClose: () => void;
}

/** The end of a place: what is filled, what is not, what is odd, and the way to the next one. */
export function Summary<Shape extends LaporanShape>(props: SummaryProps<Shape>) {
  const { laporan, periode, isian, walk, tempat, places, onChoose, onClose } = props;
  const { rows } = isian;
  const { filled, skipped, broken, left, waiting, foreign, all } = tally(rows, walk.skipped);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const open = (is: (row: IsianRow<Shape>) => boolean) => walk.show(rows.find(is) ?? null);
  const questionCount = rows.filter(isAsked).length;
  const unsentCount = broken + questionCount + rows.filter(({ keadaan }) => keadaan === 'isian').length;
  // Of a list that did not come nobody knows what is still to be filled.
  const isKnown = isian.isWhole || isian.isLoading;
  const isDone = isKnown && filled + foreign === all;
  const facts = [
    [foreign, 'diisi petugas lain'],
    [skipped, 'dilewati'],
    [left, 'belum diisi'],
    [questionCount, 'perlu dijawab'],
    [broken, 'perlu diperbaiki'],
  ] as const;
  return (
    <div className={css['akhir']}>
      <header>
        {isDone ? <CircleCheckBig aria-hidden size={48} /> : <TriangleAlert aria-hidden size={48} />}
        <h3 ref={heading} tabIndex={-1}>
          {tempat.nama_kecamatan} {isDone ? 'sudah lengkap' : isKnown ? 'belum lengkap' : 'belum terbaca semua'}
        </h3>
        <p>
          {isKnown ? `${filled} dari ${all} terisi` : `${filled} terisi`}
          {facts.map(([count, word]) => count > 0 && `, ${count} ${word}`)}
        </p>
        <p role="status">
          {waiting > 0
            ? `${waiting} tersimpan di perangkat dan terkirim bila ada sinyal.`
            : filled > 0 && unsentCount === 0 && 'Semua isian Anda sudah terkirim.'}
          {waiting === 0 && unsentCount > 0 && `${unsentCount} isian tersimpan di perangkat ini, belum terkirim.`}
        </p>
      </header>
      <Doubts isian={isian} onCheck={walk.show} />
      {broken > 0 && (
        <Button onClick={() => open(({ keadaan }) => keadaan === 'perbaiki' || keadaan === 'bentrok')}>
          Perbaiki {broken} isian
        </Button>
      )}
      {skipped + left > 0 && (
        <Button look={broken > 0 ? 'tenang' : 'utama'} onClick={walk.again}>
          Isi {skipped + left} yang belum
        </Button>
      )}
      {walk.undo && (
        <Button look="tenang" onClick={walk.undo}>
          <Undo2 aria-hidden size={20} />
          Urungkan isian terakhir
        </Button>
      )}
      <NextPlaces
        laporan={laporan}
        periode={periode}
        places={places}
        tempat={tempat}
        isDone={isDone}
        onChoose={onChoose}
      />
      <Button look="tenang" onClick={onClose}>
        Kembali ke tabel
      </Button>
    </div>
  );
}

import { VillageHead } from '@/shared/ui/card';
import css from './laporan.module.css';

const labels = ['Ditimbang', 'Naik', 'Tidak naik', 'Di bawah garis merah', 'Gizi buruk', 'N/D', 'BGM/D'];

/** The terms of the weighing report in plain words, above the figures that bear them. */
export const TimbangHead = () => (
  <>
    <dl className={css['istilah']}>
      <div>
        <dt>N/D</dt>
        <dd>bagian balita ditimbang yang naik berat badannya; makin besar makin baik</dd>
      </div>
      <div>
        <dt>BGM/D</dt>
        <dd>bagian balita ditimbang yang di bawah garis merah, tanda awal kurang gizi; makin kecil makin baik</dd>
      </div>
    </dl>
    <VillageHead labels={labels} />
  </>
);

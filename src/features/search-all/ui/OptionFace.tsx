import { MapPin, Search } from 'lucide-react';
import { PerubahanChip } from '@/entities/harga-pangan';
import { rupiah } from '@/shared/lib/format';
import { Photo } from '@/shared/ui/photo';
import type { Option } from '../model/options';
import { Marked } from './Marked';
import css from './option.module.css';

interface OptionFaceProps {
  option: Option;
  words: readonly string[];
}

/** How something that was found looks: its picture, its name, what it costs and how that moved. */
export function OptionFace({ option, words }: OptionFaceProps) {
  const { jenis, nama, gambar, harga, sebelumnya = null, satuan, keterangan } = option;
  const Sign = jenis === 'kecamatan' ? MapPin : Search;
  return (
    <>
      <span aria-hidden className={`${css['gambar']} ${jenis === 'komoditi' ? css['bulat'] : ''}`}>
        {gambar === undefined ? (
          <Sign aria-hidden size={20} />
        ) : (
          <Photo url={gambar} alt="" sizes="40px" ratio={[40, 40]} />
        )}
      </span>
      <span className={css['kata']}>
        <span className={css['nama']}>
          <Marked nama={nama} words={words} />
        </span>
        {keterangan && <span className={css['keterangan']}>{keterangan}</span>}
        {harga === null && <span className={css['keterangan']}>Harga belum dilaporkan</span>}
        {harga !== undefined && harga !== null && (
          <span className={css['keterangan']}>
            <strong className={css['harga']}>{rupiah(harga)}</strong> per {satuan}
          </span>
        )}
      </span>
      {harga && <PerubahanChip harga={{ harga_eceran: harga, harga_eceran_sebelumnya: sebelumnya }} />}
    </>
  );
}

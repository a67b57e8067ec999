import { Download, Printer } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import type { FormatBerkas } from '#contract/limits.ts';
import type { RentangMinggu } from '#contract/pilihan.ts';
import type { PerbandinganHarga } from '@/entities/harga-pangan';
import { apiOrigin, useSite } from '@/shared/config';
import { useOnceHydrated } from '@/shared/lib/browser';
import { rupiah } from '@/shared/lib/format';
import { lazyPart } from '@/shared/lib/lazy-part';
import { Button } from '@/shared/ui/Button';
import { toast } from '@/shared/ui/toaster';
import { periodeSaid } from '../model/lines';
import css from './comparison.module.css';

const PrintSheet = lazyPart(async () => (await import('@/features/take-file')).PrintSheet);

interface TakeComparisonProps {
  found: PerbandinganHarga;
  kunci: readonly string[];
  minggu: RentangMinggu;
  judul: string;
  nama: readonly string[];
}

const formats: readonly (readonly [FormatBerkas, string])[] = [
  ['xlsx', 'Excel (XLSX)'],
  ['csv', 'CSV'],
];

const OFFLINE = 'Unduhan memerlukan sinyal. Sambungkan perangkat ini ke internet, lalu coba lagi.';

/** This comparison as a file, by a plain link, and on paper. */
export function TakeComparison({ found, kunci, minggu, judul, nama }: TakeComparisonProps) {
  const { isInside } = useSite();
  const isAlive = useOnceHydrated(true, false);
  const [printed, setPrinted] = useState(0);
  const address = `${apiOrigin}/api/harga-pangan/perbandingan?${new URLSearchParams({ pilih: kunci.join(','), minggu })}`;

  const take = (event: MouseEvent, format: FormatBerkas) => {
    if (isInside) {
      // Nothing but the page itself answers its API: the browser's own download would not find it.
      event.preventDefault();
      void takeInside(new URL(address, window.location.href).href, format);
    } else if (!navigator.onLine) {
      event.preventDefault();
      toast.error(OFFLINE);
    }
  };

  return (
    <section className={css['bagian']} aria-labelledby="bawa-banding">
      <h2 id="bawa-banding">Unduh atau cetak</h2>
      <div className={css['bawa']}>
        {formats.map(([format, label]) => (
          <a
            key={format}
            href={`${address}&format=${format}`}
            download
            className={css['berkas']}
            aria-label={`Unduh ${label}`}
            onClick={(event) => take(event, format)}
          >
            <Download aria-hidden size={18} />
            {label}
          </a>
        ))}
        {isAlive && (
          <Button look="tenang" onClick={() => setPrinted(printed + 1)}>
            <Printer aria-hidden size={18} />
            Cetak
          </Button>
        )}
      </div>
      {printed > 0 && (
        <PrintSheet
          key={printed}
          lembar={sheetOf({ found, minggu, judul, nama })}
          onMissing={() => toast.error('Lembar cetak gagal dimuat. Silahkan coba lagi.')}
        />
      )}
    </section>
  );
}

async function takeInside(address: string, format: FormatBerkas): Promise<void> {
  const { takeFile } = await import('@/features/take-file');
  const signal = new AbortController().signal;
  const why = await takeFile({ address, format, fallback: 'perbandingan-harga', signal, onBytes: () => undefined });
  if (why) toast.error(why);
}

/** The comparison on paper: the newest week first. */
function sheetOf({ found, minggu, judul, nama }: Omit<TakeComparisonProps, 'kunci'>) {
  const { periode, garis } = found;
  const places = new Map(periode.map(({ periode_harga_pangan_id }, at) => [periode_harga_pangan_id, at]));
  const at = ({ id }: { id: number }) => places.get(id) ?? 0;
  const days = periode.map((one) => periodeSaid(one, periode));
  return {
    title: `Perbandingan harga: ${judul}`,
    facts: [
      ['Harga', 'eceran, dalam rupiah'],
      ['Rentang', `${minggu} minggu terakhir`],
    ] as const,
    columns: [
      { header: 'Periode', cell: (row: { id: number }) => days[at(row)] ?? '' },
      ...garis.map(({ eceran, satuan }, index) => ({
        header: `${nama[index]} (per ${satuan})`,
        look: 'angka' as const,
        cell: (row: { id: number }) => {
          const harga = eceran[at(row)];
          return typeof harga === 'number' ? rupiah(harga) : '–';
        },
      })),
    ],
    rows: periode.map(({ periode_harga_pangan_id }) => ({ id: periode_harga_pangan_id })).reverse(),
  };
}

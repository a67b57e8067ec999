import { ImagePlus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import type { OwnProduk } from '@/entities/produk';
import { complaintOf, FormField, useFormField } from '@/shared/form';
import { Button } from '@/shared/ui/button';
import { Photo } from '@/shared/ui/photo';
import { kunciOf } from '../model/foto';
import { mainOf } from '../model/produk-isian';
import type { Progress } from '../model/share-progress';
import { useChosenFotos } from '../model/use-chosen-fotos';
import { FotoCard } from './FotoCard';
import { FotoComplaint } from './FotoComplaint';
import css from './foto.module.css';
import { LocalPhoto } from './LocalPhoto';

type Foto = OwnProduk['produk_fotos'][number];

interface FotoFieldProps {
  /** Those that the server has. */
  tersimpan: readonly Foto[];
  /** What may be done with one of them. */
  tindakan?: (foto: Foto, nomor: number) => ReactNode;
  progress: Progress;
  /** What the server has said of one that was sent, by its key. */
  refused?: Readonly<Record<string, string>>;
}

/** The photos of a product, those that the server has and those that it is to get, and which is the main one. */
export function FotoField({ tersimpan, tindakan, progress, refused = {} }: FotoFieldProps) {
  const main = useFormField('main');
  const { fotos, meta, choose, put, discard } = useChosenFotos(tersimpan.length);
  const count = tersimpan.length + fotos.length;
  const field = useFocusAfterLoss(count);
  const lead = (kunci: string) => ({
    isMain: main.input.value === kunci,
    onMain: () => main.input.onChange(kunci),
    progress: progress[kunci],
  });
  const take = (kunci: string) => {
    discard(kunci);
    if (main.input.value === kunci) main.input.onChange(mainOf({ produk_fotos: [...tersimpan] }));
  };

  return (
    <FormField
      label="Foto Pangan"
      help={`${count} dari ${limits.fotoPerProduk} foto. Ketuk foto yang menjadi foto utama.`}
      complaint={complaintOf(meta) ?? complaintOf(main.meta)}
    >
      {({ className: _, ...control }) => (
        <ul className={css['kisi']}>
          {tersimpan.map((foto, at) => (
            <FotoCard
              key={foto.id}
              nomor={at + 1}
              gambar={<Photo url={foto.foto_url} alt="" sizes="180px" ratio={[4, 3]} />}
              {...lead(kunciOf(foto))}
            >
              {tindakan?.(foto, at + 1)}
            </FotoCard>
          ))}
          {fotos.map(({ kunci, file }, at) => (
            <FotoCard
              key={kunci}
              nomor={tersimpan.length + at + 1}
              gambar={<LocalPhoto file={file} />}
              {...lead(kunci)}
            >
              <FotoComplaint file={file} refused={refused[kunci]} onShrunk={(small) => put(kunci, small)} />
              <Button look="tenang" aria-label={`Buang foto ${tersimpan.length + at + 1}`} onClick={() => take(kunci)}>
                <X aria-hidden size={18} /> Buang
              </Button>
            </FotoCard>
          ))}
          <li>
            <label className={css['tambah']}>
              <input
                {...control}
                ref={field}
                type="file"
                multiple
                className={css['berkas']}
                accept="image/jpeg,image/png"
                disabled={count >= limits.fotoPerProduk}
                onChange={({ target }) => {
                  choose([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
              <ImagePlus aria-hidden size={28} />
              <span aria-hidden>Tambah foto</span>
            </label>
          </li>
        </ul>
      )}
    </FormField>
  );
}

/** A photo that goes takes the focused button along: focus goes on to where photos are added. */
function useFocusAfterLoss(count: number) {
  const field = useRef<HTMLInputElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body) field.current?.focus();
    before.current = count;
  }, [count]);
  return field;
}

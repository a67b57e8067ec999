import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { limits } from '#contract/limits.ts';
import type { OwnProduk } from '@/entities/produk';
import { complaintOf, FormField, useFormField } from '@/shared/form';
import { LocalPhoto, PictureComplaint } from '@/shared/picture-field';
import { Button } from '@/shared/ui/Button';
import { PhotoChoices } from '@/shared/ui/file-choice';
import { Photo } from '@/shared/ui/photo';
import { FOTO_TYPES, keluhanOf, kunciOf } from '../model/foto';
import { useChosenFotos } from '../model/use-chosen-fotos';
import type { Progress } from '../model/use-progress';
import { FotoCard } from './FotoCard';
import css from './foto.module.css';
import { TakeBack } from './TakeBack';

type Foto = OwnProduk['produk_fotos'][number];

interface FotoFieldProps {
  /** Those that the server has. */
  tersimpan: readonly Foto[];
  /** What may be done with one of them. */
  tindakan?: (foto: Foto, nomor: number) => ReactNode;
  /** Said below them. */
  kabar?: ReactNode;
  /** Further ones were chosen. */
  onChoose?: () => void;
  progress: Progress;
  /** What the server has said of one that was sent, by its key. */
  refused?: Readonly<Record<string, string>>;
}

/** The photos of a product, those that the server has and those that it is to get, and which is the main one. */
export function FotoField({ tersimpan, tindakan, kabar, onChoose, progress, refused = {} }: FotoFieldProps) {
  const main = useFormField('main');
  const { fotos, meta, thrown, choose, put, discard, takeBack } = useChosenFotos(tersimpan.map(kunciOf));
  const count = tersimpan.length + fotos.length;
  const gallery = useFocusAfterLoss(count);
  const lead = (kunci: string) => ({
    isMain: main.input.value === kunci,
    onMain: () => main.input.onChange(kunci),
    progress: progress[kunci],
  });
  const complaint = complaintOf(meta) ?? complaintOf(main.meta);

  return (
    <FormField
      label="Foto Pangan"
      help={`${count} dari ${limits.fotoPerProduk} foto. Ketuk foto yang menjadi foto utama.`}
      complaint={complaint}
    >
      {(control) => (
        <div className={css['isi']}>
          {count > 0 && (
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
              {fotos.map((foto, at) => (
                <FotoCard
                  key={foto.kunci}
                  nomor={tersimpan.length + at + 1}
                  gambar={<LocalPhoto file={foto.file} />}
                  {...lead(foto.kunci)}
                >
                  <PictureComplaint
                    file={foto.file}
                    complaint={keluhanOf(foto.file) ?? refused[foto.kunci]}
                    onShrunk={(small) => put(foto.kunci, small)}
                  />
                  <Button
                    look="tenang"
                    aria-label={`Buang foto ${tersimpan.length + at + 1}`}
                    onClick={() => discard(foto)}
                  >
                    <X aria-hidden size={18} /> Buang
                  </Button>
                </FotoCard>
              ))}
            </ul>
          )}
          {kabar}
          {thrown && (
            <TakeBack key={thrown.kunci} onTakeBack={takeBack}>
              Foto dibuang.
            </TakeBack>
          )}
          <PhotoChoices
            {...control}
            ref={gallery}
            label="Foto Pangan"
            gallery="Dari galeri"
            isMany
            accept={FOTO_TYPES}
            disabled={count >= limits.fotoPerProduk}
            onChoose={(files) => {
              onChoose?.();
              choose(files);
            }}
          />
        </div>
      )}
    </FormField>
  );
}

/** A photo that goes takes the focused button along: focus goes on to where photos are added. */
function useFocusAfterLoss(count: number) {
  const gallery = useRef<HTMLButtonElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count !== before.current && document.activeElement === document.body) gallery.current?.focus();
    before.current = count;
  }, [count]);
  return gallery;
}

import type { CSSProperties } from 'react';
import { useForm, useFormState } from 'react-final-form';
import { namaPendek, namaSitus } from '#contract/formulas/situs/situs.ts';
import { darkenWarna, isWarna, keluhanWarna, paduan, WARNA_BAWAAN } from '#contract/formulas/situs/warna.ts';
import type { IdentitasKantor } from '#contract/resources/identitas-kantor.ts';
import { mediaUrl } from '@/shared/api';
import { useSite } from '@/shared/config';
import { useLocalUrl } from '@/shared/picture-field';
import { LUMBUNG } from '@/shared/ui/Logo';
import { Notice } from '@/shared/ui/Notice';
import type { IdentitasIsian } from '../model/identitas-isian';
import css from './identitas.module.css';

type StoredLogos = Pick<IdentitasKantor, 'logo_url' | 'logo_situs_url'>;

/** Previews the site's header, icons and a button, and offers a darker colour where it is too light. */
export function Pratinjau({ logos }: { logos: StoredLogos }) {
  const { change } = useForm<IdentitasIsian>();
  const { values } = useFormState<IdentitasIsian>();
  const { nama_situs = '', nama_pendek = '', warna: warnaText = '' } = values;
  const { wilayah } = useSite();
  const logo = useLogoUrl(values, logos);
  const warna = warnaText.trim().toLowerCase();
  const complaint = isWarna(warna) ? keluhanWarna(warna) : undefined;
  const darker = complaint ? darkenWarna(warna) : '';
  const sampleColour = isWarna(warna) ? warna : WARNA_BAWAAN;
  const { terang } = paduan(sampleColour);
  const colours = { '--contoh': sampleColour, '--contoh-muda': terang['100'] } as CSSProperties;
  const situs = { nama: nama_situs.trim(), pendek: nama_pendek.trim(), warna };
  return (
    <div className={css['warna']}>
      <label className={css['pilih']}>
        Pilih dari palet
        <input type="color" value={sampleColour} onChange={({ target }) => change('warna', target.value)} />
      </label>
      {complaint && (
        <Notice role="alert" wayOn={[`Pakai ${darker}`, () => change('warna', darker)]}>
          {complaint}
        </Notice>
      )}
      <figure className={css['pratinjau']} style={colours}>
        <figcaption>Pratinjau</figcaption>
        <p className={css['merek']}>
          <Mark logo={logo} />
          <span className={css['nama']}>
            {namaSitus(situs)}
            <small>{wilayah}</small>
          </span>
        </p>
        <ul className={css['ikon']}>
          <Icon look="bulat" logo={logo} nama={namaPendek(situs)} where="Android" />
          <Icon look="persegi" logo={logo} nama={namaPendek(situs)} where="iPhone, tab" />
        </ul>
        <p className={css['contoh']}>
          <span className={css['tombol']}>Tombol</span>
          <span className={css['terpilih']}>Terpilih</span>
        </p>
      </figure>
    </div>
  );
}

/** The address of the form's logo; undefined: the app's mark. */
function useLogoUrl({ sumber_logo, logo, logo_situs }: IdentitasIsian, logos: StoredLogos): string | undefined {
  const isOwn = sumber_logo === 'sendiri';
  const [file] = (isOwn ? logo_situs : logo) ?? [];
  const local = useLocalUrl(sumber_logo === 'bawaan' ? null : (file ?? null));
  const address = isOwn ? logos.logo_situs_url : logos.logo_url;
  if (sumber_logo === 'bawaan') return undefined;
  return local ?? (address ? mediaUrl(address, 480) : undefined);
}

const Mark = ({ logo }: { logo: string | undefined }) =>
  logo ? (
    <img src={logo} alt="" />
  ) : (
    <svg viewBox="0 0 48 48" fill="currentColor" aria-hidden>
      <path d={LUMBUNG} />
    </svg>
  );

interface IconProps {
  look: 'bulat' | 'persegi';
  logo: string | undefined;
  nama: string;
  where: string;
}

/** An icon as a launcher masks it. */
const Icon = ({ look, logo, nama, where }: IconProps) => (
  <li>
    <span className={`${css['topeng']} ${css[look]}`} {...(logo && { 'data-logo': '' })}>
      <Mark logo={logo} />
    </span>
    <span className={css['nama']}>
      {nama}
      <small>{where}</small>
    </span>
  </li>
);

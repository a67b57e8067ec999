import { useLocation } from 'react-router-dom';
import { namaSitus } from '#contract/formulas/situs/situs.ts';
import { useSite } from '../config';

interface PageMetaProps {
  title: string;
  description: string;
  /** Address of a picture for shared links; the office's own banner when absent. */
  image?: string | undefined;
}

/** Title, description, canonical address and shared picture; React moves them into the document's head. */
export function PageMeta({ title, description, image }: PageMetaProps) {
  const { origin, situs } = useSite();
  const nama = namaSitus(situs);
  const { pathname } = useLocation();
  const full = `${title} · ${nama}`;
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={absolute(pathname)} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={nama} />
      <meta property="og:locale" content="id_ID" />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={absolute(pathname)} />
      <meta
        property="og:image"
        content={absolute(image ?? (situs ? '/media/bagikan/situs.png' : '/gambar-bagikan.png'))}
      />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

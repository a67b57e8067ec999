import { useState } from 'react';
import { mediaUrl } from '../api';

interface AvatarProps {
  /** Address as the API gives it; null shows the default image. */
  url: string | null | undefined;
  /** Its side in pixels. */
  size: number;
}

/** A person's picture beside their name; who has none, or a broken one, gets the default image. */
export function Avatar({ url, size }: AvatarProps) {
  const [broken, setBroken] = useState<string>();
  const src = url && url !== broken ? mediaUrl(url, 160) : '/avatar.svg';
  return <img src={src} alt="" width={size} height={size} loading="lazy" onError={() => setBroken(url ?? undefined)} />;
}

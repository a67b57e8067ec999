import type { ComponentProps } from 'react';
import { useTap } from './use-tap';

interface TapKeyProps extends ComponentProps<'button'> {
  onTap: () => void;
}

/** A button under the thumb: it acts when a finger comes down (`useTap`). */
export const TapKey = ({ onTap, ...rest }: TapKeyProps) => (
  <button type="button" data-tuts {...rest} {...useTap(onTap)} />
);

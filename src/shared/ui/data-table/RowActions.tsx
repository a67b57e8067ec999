import type { ReactNode } from 'react';
import css from './row-actions.module.css';

/** The buttons and links of one row, side by side. */
export const RowActions = ({ children }: { children: ReactNode }) => <div className={css['tindakan']}>{children}</div>;

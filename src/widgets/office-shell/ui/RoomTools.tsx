import type { ReactNode } from 'react';
import css from './room-tools.module.css';

/** What stands above a room's list. A phone has a search on a line of its own and as many buttons on one as it holds. */
export const RoomTools = ({ children }: { children: ReactNode }) => <div className={css['alat']}>{children}</div>;

import { type MouseEvent, useState } from 'react';
import type { Sheet } from './sheet';

const LEFT = 1;

/** The sheet under a mouse: a press selects a cell, a drag or Shift a range, a double click puts the caret into it. */
export function usePointer(sheet: Sheet) {
  const [drag] = useState({ isOn: false });
  return {
    onMouseDown: (event: MouseEvent) => {
      drag.isOn = event.button === 0 && sheet.pointed(event.target, event.shiftKey);
      if (drag.isOn) event.preventDefault();
    },
    onMouseOver: (event: MouseEvent) => {
      drag.isOn &&= event.buttons === LEFT;
      if (drag.isOn) sheet.pointed(event.target, true);
    },
    onDoubleClick: (event: MouseEvent) => {
      if (!(event.target instanceof HTMLInputElement && sheet.isTyping(event.target))) sheet.edit();
    },
  };
}

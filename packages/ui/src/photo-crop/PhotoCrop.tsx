import { forwardRef, useEffect, useId, useRef, type KeyboardEvent, type PointerEvent } from 'react';
import { joinClass } from '../class-name/join.ts';
import { useMessages } from '../messages/use-messages.ts';
import { areaAtZoom, movedArea, zoomedArea, zoomOf, type CropArea, type Size } from './crop.ts';
import { cropMessages } from './crop.messages.ts';
import './PhotoCrop.css';

export interface PhotoCropProps {
  picture: CanvasImageSource & Size;
  area: CropArea;
  onAreaChange: (area: CropArea) => void;
  /** Smallest side of the crop, in the picture's pixels. */
  leastSide: number;
  className?: string;
}

interface Point {
  x: number;
  y: number;
}

const stepOf: Readonly<Record<string, readonly [x: number, y: number] | undefined>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const zoomOfKey: Readonly<Record<string, number | undefined>> = { '+': 1.1, '=': 1.1, '-': 1 / 1.1 };

const distance = ([a, b]: readonly (Point | undefined)[]): number => (a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0);

/** Canvas size in pixels; shown at half size. */
const canvasSize = 560;

/** Crops a picture to a square: by drag and pinch, slider, or keys. The ref is the element for keys. */
export const PhotoCrop = forwardRef<HTMLDivElement, PhotoCropProps>(function PhotoCrop(
  { picture, area, onAreaChange, leastSide, className },
  ref,
) {
  const t = useMessages(cropMessages);
  const id = useId();
  const canvas = useRef<HTMLCanvasElement>(null);
  const held = useRef(new Map<number, Point>());
  useEffect(() => {
    const pen = canvas.current?.getContext('2d');
    pen?.clearRect(0, 0, canvasSize, canvasSize);
    pen?.drawImage(picture, area.x, area.y, area.side, area.side, 0, 0, canvasSize, canvasSize);
  }, [picture, area]);

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const before = held.current.get(event.pointerId);
    if (!before) return;
    const apart = distance([...held.current.values()]);
    held.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    // Two fingers zoom, one moves.
    if (apart > 0) {
      return onAreaChange(zoomedArea(area, picture, distance([...held.current.values()]) / apart, leastSide));
    }
    const scale = area.side / event.currentTarget.clientWidth;
    const by = { x: (before.x - event.clientX) * scale, y: (before.y - event.clientY) * scale };
    return onAreaChange(movedArea(area, picture, by));
  };
  const letGo = ({ pointerId }: PointerEvent): void => void held.current.delete(pointerId);
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = stepOf[event.key];
    const factor = zoomOfKey[event.key];
    if (!step && factor === undefined) return;
    event.preventDefault();
    const far = area.side * (event.shiftKey ? 0.1 : 0.02);
    if (step) onAreaChange(movedArea(area, picture, { x: step[0] * far, y: step[1] * far }));
    if (factor !== undefined) onAreaChange(zoomedArea(area, picture, factor, leastSide));
  };
  return (
    <div className={joinClass('tele-photo-crop', className)}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application is interactive */}
      <div
        ref={ref}
        className="tele-photo-crop__stage"
        role="application"
        aria-label={t.area}
        aria-describedby={`${id}how`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys move the picture
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      >
        <canvas ref={canvas} width={canvasSize} height={canvasSize} className="tele-photo-crop__picture" />
        <span className="tele-photo-crop__round" />
      </div>
      <p id={`${id}how`} className="tele-photo-crop__how">
        {t.how}
      </p>
      <label className="tele-photo-crop__zoom">
        <span>{t.zoom}</span>
        <input
          type="range"
          min={0}
          max={100}
          value={Math.round(zoomOf(area, picture, leastSide) * 100)}
          disabled={Math.min(picture.width, picture.height) <= leastSide}
          onChange={({ target }) => onAreaChange(areaAtZoom(area, picture, Number(target.value) / 100, leastSide))}
        />
      </label>
    </div>
  );
});

import { useEffect, useRef } from 'react';
import './DocumentRows.css';

export const PhotoPreview = ({ picture }: { picture: ImageBitmap }) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    canvas.current?.getContext('2d')?.drawImage(picture, 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      className="tele-documents__preview"
      width={picture.width}
      height={picture.height}
      aria-hidden="true"
    />
  );
};

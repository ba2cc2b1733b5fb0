import { useState } from 'react';
import { joinClass } from '../class-name/join.ts';
import { initialsOf, tintOf } from './initials.ts';
import './Avatar.css';

export interface AvatarProps {
  /** Full name, with or without a title; decides initials and tint. Not read out: show the name next to it. */
  name: string;
  photoUrl?: string | null;
  /** Pixels. */
  size?: 28 | 34 | 40 | 48 | 56;
  className?: string;
}

export const Avatar = ({ name, photoUrl, size = 40, className }: AvatarProps) => {
  const [broken, setBroken] = useState<string | null>(null);
  const photo = photoUrl && photoUrl !== broken ? photoUrl : null;
  return (
    <span
      className={joinClass('tele-avatar', className)}
      data-size={size}
      data-tint={tintOf(name)}
      aria-hidden="true"
      translate="no"
    >
      {photo ? (
        <img
          className="tele-avatar__photo"
          src={photo}
          alt=""
          width={size}
          height={size}
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setBroken(photo)}
        />
      ) : (
        initialsOf(name)
      )}
    </span>
  );
};

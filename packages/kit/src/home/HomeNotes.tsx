import { Skeleton, Sprig } from '@tele/ui';
import './HomePart.css';

export interface HomeEmptyProps {
  children: string;
  drawn?: true;
}

export const HomeEmpty = ({ children, drawn }: HomeEmptyProps) =>
  drawn ? (
    <div className="tele-home__none" data-drawn>
      <Sprig />
      <p>{children}</p>
    </div>
  ) : (
    <p className="tele-home__none">{children}</p>
  );

export const HomeMore = ({ children }: { children: string }) => <p className="tele-home__more">{children}</p>;

export const HomeLoading = ({ heights }: { heights: readonly number[] }) => (
  <div className="tele-home__skeleton">
    {heights.map((height, index) => (
      <Skeleton key={index} shape="block" height={height} />
    ))}
  </div>
);

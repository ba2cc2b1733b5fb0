import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { matchStart } from '../places.ts';
import { readCategory, type CategoryParam } from './category-param.ts';

export interface OfCategoryProps {
  href: (path: string) => string;
  children: (category: CategoryParam) => ReactNode;
}

export const OfCategory = ({ href, children }: OfCategoryProps) => {
  const category = readCategory(useParams()['category']);
  if (!category) return <Navigate to={matchStart} replace />;
  if (!category.canonical) return <Navigate to={href(category.path)} replace />;
  return children(category);
};

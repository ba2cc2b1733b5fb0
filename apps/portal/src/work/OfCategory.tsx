import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { matchStart } from '../places.ts';
import { readCategory, type CategoryParam } from './category-param.ts';

export interface OfCategoryProps {
  /** The URL of the page for a category's segment. */
  href: (path: string) => string;
  children: (category: CategoryParam) => ReactNode;
}

/** A page of the category that the URL names, under the one URL that it has. */
export const OfCategory = ({ href, children }: OfCategoryProps) => {
  const category = readCategory(useParams()['category']);
  if (!category) return <Navigate to={matchStart} replace />;
  if (!category.canonical) return <Navigate to={href(category.path)} replace />;
  return children(category);
};

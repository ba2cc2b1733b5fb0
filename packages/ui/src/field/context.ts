import { createContext, useContext } from 'react';

export interface FieldValue {
  controlId: string;
  labelId: string;
  hintId: string | undefined;
  errorId: string | undefined;
  invalid: boolean;
  required: boolean;
  disabled: boolean;
}

export const FieldContext = createContext<FieldValue | null>(null);

export interface ControlAttributes {
  id?: string;
  required?: boolean;
  disabled?: boolean;
  'aria-describedby'?: string;
  'aria-invalid'?: boolean | 'true' | 'false' | 'grammar' | 'spelling';
}

/** Attributes of a control, completed by its Field. The control's own take precedence. */
export const useFieldControl = (own: ControlAttributes) => {
  const field = useContext(FieldContext);
  const describedBy = [own['aria-describedby'], field?.errorId, field?.hintId].filter(Boolean).join(' ');
  const invalid = own['aria-invalid'] ?? (field?.invalid || undefined);
  return {
    labelId: field?.labelId,
    attributes: {
      id: own.id ?? field?.controlId,
      disabled: own.disabled ?? (field?.disabled || undefined),
      'aria-required': own.required ?? (field?.required || undefined),
      'aria-describedby': describedBy || undefined,
      'aria-invalid': invalid,
    },
  };
};

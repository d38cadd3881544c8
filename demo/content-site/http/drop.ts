/** Stands for a dropped connection: a network error response, as defined by fetch. */
export function droppedConnection(): Response {
  return Response.error()
}

/** Whether the response means that the connection must be dropped. */
export function isDropped(response: Response): boolean {
  return response.type === 'error'
}

/** Thrown where the machine lacks something that a check needs; the message is one line for people. */
export class MissingTool extends Error {}

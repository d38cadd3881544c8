// One pixel for a tile of the frame: a bit for each program that has something to shade there.
out vec4 oPrograms;

void main() {
  ivec2 corner = ivec2(gl_FragCoord.xy) * TILE;
  ivec2 size = textureSize(uNormals, 0);
  int programs = 0;
  for (int y = 0; y < TILE; y++) {
    for (int x = 0; x < TILE; x++) {
      ivec2 at = min(corner + ivec2(x, y), size - 1);
      programs |= 1 << int(partClass(at));
      programs |= paneAt(at) ? 1 << int(GLASS) : 0;
    }
  }
  oPrograms = vec4(float(programs) / 255.0, 0.0, 0.0, 1.0);
}

// Which program shades a pixel: the whole number of its part. The body's ends have lamps and
// openings, so that their program costs more than the rest's.
uniform sampler2D uPlaces, uNormals, uGlassPlaces, uGlassNormals;
uniform vec3 uEye;

float partClass(ivec2 at) {
  float part = floor(texelFetch(uNormals, at, 0).w);
  if (part != BODY) return part;
  float along = texelFetch(uPlaces, at, 0).x;
  return along < FACE_TO ? FACE : (along > TAIL_FROM ? TAIL : BODY);
}

// Whether a pane stands before whatever else the pixel shows.
bool paneAt(ivec2 at) {
  if (texelFetch(uGlassNormals, at, 0).w < 0.5) return false;
  if (texelFetch(uNormals, at, 0).w < 0.5) return true;
  float toPane = distance(texelFetch(uGlassPlaces, at, 0).xyz, uEye);
  return toPane < distance(texelFetch(uPlaces, at, 0).xyz, uEye);
}
